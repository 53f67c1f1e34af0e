/** What the tests of this application need besides what all applications have (../jest.config.mjs). */
export default {
  setupFilesAfterEnv: ['<rootDir>/../shared-kit/testing/browser-setup.ts', '<rootDir>/src/testing/antd-in-jsdom.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/../shared-kit/testing/css-module.cjs',
    // Ant Design's CommonJS build needs no transformation.
    '^antd/es/(.+)$': 'antd/lib/$1',
    // Compiled messages exist only after a build.
    '/load-messages\\.ts$': '<rootDir>/src/testing/load-messages.ts',
  },
};
