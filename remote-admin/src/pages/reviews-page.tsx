import { useIntl } from 'shared-kit/intl';
import { ReviewList } from '../features/reviews/review-list.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/reviews`: what customers say of their rentals, which owners show, hide and answer. */
export function ReviewsPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.reviews)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
      />
      <ReviewList />
    </>
  );
}
