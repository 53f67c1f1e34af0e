import type { usePolicyValues } from '../data/use-policy-values.ts';

/** Isolates address and phone number from the direction of the text around them. */
export function isolateDirection({ address, phone, ...values }: ReturnType<typeof usePolicyValues>) {
  return {
    ...values,
    address: <bdi>{address}</bdi>,
    phone: (
      <bdi dir="ltr" translate="no">
        {phone}
      </bdi>
    ),
  };
}
