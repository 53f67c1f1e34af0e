const BEAT_MS = 500;

/** Shared with the thread that is watched. */
export function createBeats(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Beats as long as this thread gets round to it. */
export function startHeartbeat(beats: Int32Array): void {
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
}

/** Calls back when the other thread gets round to nothing for so long. Answers the function that stops it. */
export function watchHeartbeat(beats: Int32Array, patienceMs: number, onSilence: () => void): () => void {
  let last = Atomics.load(beats, 0);
  let silentMs = 0;
  const timer = setInterval(() => {
    const now = Atomics.load(beats, 0);
    // Counted and not read from a clock: it goes on while a machine sleeps, and this process does not.
    silentMs = now === last ? silentMs + BEAT_MS : 0;
    last = now;
    if (silentMs < patienceMs) return;
    stop();
    onSilence();
  }, BEAT_MS).unref();
  const stop = () => clearInterval(timer);
  return stop;
}
