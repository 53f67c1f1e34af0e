const app = (name) => `^${name}/`;

/** The rooms of the domain, lowest first: each imports itself and those before it. */
const DOMAIN_ROOMS = [
  'time',
  'settings',
  'fields',
  'customers',
  'fleet',
  'pricing',
  'booking',
  'handover',
  'fines',
  'payments',
  'papers',
  'reviews',
  'staff',
  'reports',
  'imports',
];

/** The rooms of `api/src`, and the others that each may import. The files beside them compose the process. */
const API_ROOMS = {
  messages: [
    'fines',
    'reviews',
    'payments',
    'handovers',
    'bookings',
    'customers',
    'fleet',
    'entities',
    'accounts',
    'platform',
  ],
  reports: ['messages', 'payments', 'handovers', 'bookings', 'fleet', 'entities', 'platform'],
  imports: ['demo', 'bookings', 'customers', 'fleet', 'entities', 'platform'],
  payments: ['bookings', 'fleet', 'entities', 'platform'],
  reviews: ['bookings', 'fleet', 'entities', 'platform'],
  fines: ['imports', 'bookings', 'fleet', 'entities', 'platform'],
  demo: ['handovers', 'bookings', 'customers', 'fleet', 'entities', 'platform'],
  handovers: ['bookings', 'customers', 'fleet', 'entities', 'platform'],
  bookings: ['customers', 'fleet', 'entities', 'platform'],
  customers: ['entities', 'platform'],
  fleet: ['entities', 'platform'],
  entities: ['platform'],
  accounts: ['platform'],
  audit: ['platform'],
  platform: [],
};

/** The arrows of the house: who may import whom. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'applications-know-each-other-only-through-the-contract',
      severity: 'error',
      from: { path: '^(host|remote-[a-z0-9]+|api|deployment)/' },
      to: { path: '^(host|remote-[a-z0-9]+|api|deployment|e2e|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-kit-knows-no-application',
      severity: 'error',
      from: { path: app('shared-kit') },
      to: { path: '^(host|remote-[a-z0-9]+|api|deployment|e2e)/' },
    },
    {
      name: 'the-domain-imports-nothing',
      severity: 'error',
      from: { path: '^shared-kit/src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-kit/src/domain/' },
    },
    ...DOMAIN_ROOMS.slice(0, -1).map((room, index) => ({
      name: `the-domain's-${room}-imports-no-higher-room`,
      severity: 'error',
      from: { path: `^shared-kit/src/domain/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^shared-kit/src/domain/(${DOMAIN_ROOMS.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'server-side-uses-domain-and-contract-only',
      severity: 'error',
      from: { path: '^(api|deployment)/src/' },
      to: { path: '^shared-kit/src/(api-client|ui|router)/', dependencyTypesNot: ['type-only'] },
    },
    ...Object.entries(API_ROOMS).map(([room, others]) => ({
      name: `the-api's-${room}-follows-its-arrows`,
      severity: 'error',
      from: { path: `^api/src/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/', pathNot: `^api/src/(${[...others, room].join('|')})/` },
    })),
    {
      name: 'every-room-of-the-api-has-its-arrows',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: `^api/src/(${Object.keys(API_ROOMS).join('|')})/` },
      to: {},
    },
    {
      name: 'browsers-run-no-server-code',
      severity: 'error',
      from: { path: '^(host|remote-[a-z0-9]+|shared-kit/src/(?!server/))' },
      to: { path: '^shared-kit/src/server/' },
    },
    {
      name: 'the-release-store-knows-no-other-room',
      severity: 'error',
      from: { path: '^deployment/src/release-store/', pathNot: '\\.test\\.ts$' },
      to: { path: '^deployment/', pathNot: '^deployment/src/release-store/' },
    },
    {
      name: 'the-renderer-knows-no-other-room',
      severity: 'error',
      from: { path: '^deployment/src/renderer/', pathNot: '\\.test\\.ts$' },
      to: { path: '^deployment/', pathNot: '^deployment/src/renderer/' },
    },
    {
      name: 'the-gateway-knows-only-settings-release-store-and-renderer',
      severity: 'error',
      from: { path: '^deployment/src/gateway/', pathNot: '\\.test\\.ts$' },
      to: { path: '^deployment/', pathNot: '^deployment/src/(gateway/|release-store/|renderer/|settings\\.ts$)' },
    },
    {
      name: 'no-source-imports-infrastructure',
      severity: 'error',
      from: { path: '^deployment/src/' },
      to: { path: '^deployment/infrastructure/' },
    },
    {
      name: 'a-feature-never-imports-another',
      severity: 'error',
      from: { path: '^(host|remote-[a-z0-9]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'data-kit-and-ui-know-no-feature',
      severity: 'error',
      from: { path: '^(host|remote-[a-z0-9]+)/src/(data|kit|ui)/' },
      to: { path: '^$1/src/(app|pages|features)/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^(host|remote-[a-z0-9]+)/src/features/' },
      to: { path: '^$1/src/(app|pages)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['workspace-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css'],
    },
  },
};
