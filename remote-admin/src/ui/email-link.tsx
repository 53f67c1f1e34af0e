import { emailLink } from 'shared-kit/domain';

/** Links to an e-mail address, which breaks before its @ when the line is too short. */
export function EmailLink({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a href={emailLink({ email })}>
      <bdi dir="ltr" translate="no">
        <span>{email.slice(0, at)}</span>
        <wbr />
        <span>{email.slice(at)}</span>
      </bdi>
    </a>
  );
}
