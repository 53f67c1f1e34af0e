import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation } from 'react-router-dom';
import { isSignInPath } from 'shared-kit/contract';

/**
 * Dismisses error toasts when their cause is resolved: an invalid field is changed, a form is submitted again, or the
 * page is left. A toast stays on the sign-in page, which it explains.
 * @param errors ids of the visible error toasts
 */
export function useResolvedErrors(errors: readonly string[]): void {
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });

  useEffect(() => {
    const onChange = ({ type, target }: Event) => {
      // React handles the click of a checkbox, before its input event.
      const field = type === 'click' ? ':is([type="checkbox"], [type="radio"])' : '';
      if ((target as Element).matches(`${field}[aria-invalid="true"]`)) dismissAll(latest);
    };
    const onSubmit = () => dismissAll(latest);
    // Before the page's own handlers, which may show the next one.
    document.addEventListener('input', onChange, true);
    document.addEventListener('click', onChange, true);
    document.addEventListener('submit', onSubmit, true);
    return () => {
      document.removeEventListener('input', onChange, true);
      document.removeEventListener('click', onChange, true);
      document.removeEventListener('submit', onSubmit, true);
    };
  }, []);

  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!isSignInPath(pathname)) dismissAll(latest);
  }, [pathname]);
}

function dismissAll(errors: { readonly current: readonly string[] }): void {
  for (const id of errors.current) toast.dismiss(id);
}
