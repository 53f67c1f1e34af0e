#!/bin/sh
# Base backups of a PostgreSQL whose log is archived, and the way back to a moment: docs/operations.md#to-a-moment.
#   archive.sh base [KEEP]          copies the running server to ARCHIVE/base, and keeps the newest KEEP (2) with their log
#   archive.sh restore MOMENT       fills the empty PGDATA so that the server starts as it was at MOMENT, such as
#                                   "2026-11-26 14:05:00+00", or `latest` for as far as the archive goes
# ARCHIVE is the folder of the archive, PGDATA that of the server; `base` connects by PGHOST, PGPORT and PGUSER.
set -eu
: "${ARCHIVE:?the folder of the archive}"
base=$ARCHIVE/base

case ${1:-} in
base)
  keep=${2:-2}
  mkdir -p "$base"
  # What a killed one left.
  rm -rf "$base"/*.part
  name=$(date -u +%Y%m%d-%H%M%S)
  pg_basebackup --pgdata="$base/$name.part" --checkpoint=fast --wal-method=fetch --no-password
  mv "$base/$name.part" "$base/$name"
  ls -d "$base"/*-* | sort -r | tail -n +$((keep + 1)) | while read -r old; do rm -rf "$old"; done
  # The log before the oldest base backup serves nothing.
  oldest=$(ls -d "$base"/*-* | sort | head -n 1)
  pg_archivecleanup "$ARCHIVE/log" "$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$oldest/backup_label")"
  echo "$base/$name"
  ;;
restore)
  moment=${2:?a moment, such as "2026-11-26 14:05:00+00"}
  : "${PGDATA:?the folder of the server}"
  if [ -n "$(ls -A "$PGDATA" 2>/dev/null)" ]; then
    echo "$PGDATA is not empty: move it away first" >&2
    exit 1
  fi
  # The newest base backup that was complete at that moment; names are times.
  latest=99999999
  if [ "$moment" != latest ]; then latest=$(date -u -d "$moment" +%Y%m%d-%H%M%S); fi
  from=
  for one in $(ls -d "$base"/*-* | sort); do
    case $one in *.part) continue ;; esac
    done=$(date -u -r "$one/backup_manifest" +%Y%m%d-%H%M%S)
    if [ "$(printf '%s\n%s\n' "$done" "$latest" | sort | head -n 1)" = "$done" ]; then from=$one; fi
  done
  if [ -z "$from" ]; then
    echo "No base backup in $base is older than $moment" >&2
    exit 1
  fi
  mkdir -p "$PGDATA"
  cp -a "$from/." "$PGDATA"
  chmod 700 "$PGDATA"
  # Those of a restore before this one.
  sed -i '/^restore_command\|^recovery_target/d' "$PGDATA/postgresql.auto.conf"
  {
    echo "restore_command = 'cp \"$ARCHIVE/log/%f\" \"%p\"'"
    if [ "$moment" != latest ]; then
      echo "recovery_target_time = '$moment'"
      echo "recovery_target_action = 'promote'"
    fi
  } >>"$PGDATA/postgresql.auto.conf"
  touch "$PGDATA/recovery.signal"
  echo "$PGDATA is that of $from: start the server, it goes on to $moment"
  ;;
*)
  sed -n '2,6s/^# *//p' "$0" >&2
  exit 1
  ;;
esac
