import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A validator of `kubernetes-models`, compiled from the schema of a kind. */
interface Validate {
  (data: unknown): boolean;
  readonly errors:
    | readonly {
        readonly instancePath: string;
        readonly message?: string;
        readonly keyword: string;
        readonly params: object;
      }[]
    | null;
}

/** Groups of the kinds whose schemas there are, as their files name them. */
const GROUPS: Readonly<Record<string, string>> = {
  v1: 'CoreV1',
  'apps/v1': 'AppsV1',
  'autoscaling/v2': 'AutoscalingV2',
  'batch/v1': 'BatchV1',
  'networking.k8s.io/v1': 'NetworkingV1',
  'policy/v1': 'PolicyV1',
};

/**
 * Returns what the schema of Kubernetes says is wrong with an object, also fields that it does not know, as the API server does.
 * Undefined when there is no schema for its kind.
 */
export function findSchemaProblems(object: {
  readonly apiVersion: string;
  readonly kind: string;
}): readonly string[] | undefined {
  const group = GROUPS[object.apiVersion];
  if (!group) return undefined;
  const load = createRequire(__filename);
  // The package exports classes only, which copy what they validate.
  const schemas = join(dirname(load.resolve('kubernetes-models')), '_schemas');
  const { validate }: { readonly validate: Validate } = load(join(schemas, `IoK8sApi${group}${object.kind}`));
  const asked = new Map<object, Set<PropertyKey>>();
  const isValid = validate(watchReads(object, asked));
  const wrong = isValid
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, keyword, params }) => `${instancePath}: ${keyword} ${JSON.stringify(params)}`,
      );
  return [...wrong, ...findUnread(object, asked, '')];
}

/** A validator asks for every field that its schema knows. */
function watchReads<Value>(value: Value, asked: Map<object, Set<PropertyKey>>): Value {
  if (typeof value !== 'object' || value === null) return value;
  const names = asked.get(value) ?? new Set();
  asked.set(value, names);
  return new Proxy(value, {
    get(target, name, receiver) {
      names.add(name);
      return watchReads(Reflect.get(target, name, receiver), asked);
    },
  });
}

function findUnread(value: unknown, asked: ReadonlyMap<object, ReadonlySet<PropertyKey>>, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const here = `${path}/${name}`;
    if (!asked.get(value)?.has(name)) return [`${here}: is not known`];
    return findUnread(child, asked, here);
  });
}
