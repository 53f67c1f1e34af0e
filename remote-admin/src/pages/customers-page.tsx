import { useIntl } from 'shared-kit/intl';
import { usePermission } from '../data/use-permission.ts';
import { CustomerList } from '../features/customers/customer-list.tsx';
import { Overrides } from '../features/customers/overrides.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/customers`: who rents, found by name, phone number, e-mail address or document. */
export function CustomersPage() {
  const { formatMessage } = useIntl();
  const mayOverride = usePermission('customers.override');
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.customers)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
      />
      <CustomerList />
      {mayOverride && <Overrides />}
    </>
  );
}
