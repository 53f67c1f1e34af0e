import { Modal } from 'antd';
import { type ComponentProps, useState } from 'react';
import { CustomerName } from '../../ui/customer-name.tsx';
import { RentalFacts } from './rental-facts.tsx';

interface RentalDialogProps extends Omit<ComponentProps<typeof RentalFacts>, 'act'> {
  readonly onClosed: () => void;
}

/** Shows a booking of the planning. Opens when it is mounted. */
export function RentalDialog({ onClosed, ...facts }: RentalDialogProps) {
  const [state, setState] = useState<'open' | 'closed' | { readonly action: () => void }>('open');
  return (
    <Modal
      open={state === 'open'}
      width="28rem"
      title={<CustomerName name={facts.rental.customerName} />}
      footer={null}
      onCancel={() => setState('closed')}
      // After closing, when the grid has the focus again, so that the next dialog returns it there.
      afterClose={() => {
        onClosed();
        if (typeof state === 'object') state.action();
      }}
    >
      <RentalFacts {...facts} act={(action) => setState({ action })} />
    </Modal>
  );
}
