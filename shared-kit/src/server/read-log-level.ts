const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Parses the value of `LOG_LEVEL`. @throws Error with one line that names the setting */
export function readLogLevel(setting: string | undefined, fallback: LogLevel): LogLevel {
  const value = setting?.trim() || fallback;
  const level = LOG_LEVELS.find((one) => one === value);
  if (!level) throw new Error(`LOG_LEVEL is "${value}": expected one of ${LOG_LEVELS.join(', ')}`);
  return level;
}
