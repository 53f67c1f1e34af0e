export const RETRY_TEXT = { retry: 'Try again', retrying: 'Trying again …' } as const;

export const IMAGE_TEXT = {
  none: (name: string) => `${name}, no picture yet`,
  site: (agencyName: string) => `${agencyName}: a car before the Atlas, seen through a riad's door`,
} as const;
