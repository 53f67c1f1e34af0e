import { ACCEPTED_STATUSES, statusDisplay } from 'shared-kit/domain';
import { render } from 'shared-kit/testing/render';
import { useStatusLabel } from './status-texts.ts';

function Label({ status }: { readonly status: string | null }) {
  return useStatusLabel()(status);
}

test.each([...ACCEPTED_STATUSES, 'of a newer server', null])('%s is named as in the answers of the API', (status) => {
  expect(render(<Label status={status} />).container).toHaveTextContent(statusDisplay(status).label);
});
