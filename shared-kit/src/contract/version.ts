/** Version of the contract between host and remotes. A breaking change raises it. */
export const CONTRACT_VERSION = 4;
