import { Modal, Switch } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { areShortcutsOn, turnShortcuts } from '../../ui/shortcut-setting.ts';
import styles from './shortcuts-dialog.module.css';
import { SHORTCUTS_TEXT as TEXT } from './texts.ts';

const ARROWS = ['←', '→', '↑', '↓'];

const GROUPS = [
  {
    title: TEXT.everywhere,
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: TEXT.everything },
      { keys: ['?'], does: TEXT.list },
      { keys: ['F8'], does: TEXT.notices },
      { keys: ['Esc'], does: TEXT.close },
    ],
  },
  {
    title: TEXT.bookings,
    shortcuts: [
      { keys: ['/'], does: TEXT.search },
      { keys: ['n'], does: TEXT.create },
      { keys: ['j', 'k', '↓', '↑'], does: TEXT.rows },
      { keys: ['Enter'], does: TEXT.open },
    ],
  },
  {
    title: TEXT.planning,
    shortcuts: [
      { keys: ARROWS, does: TEXT.days },
      { keys: ['Shift', ...ARROWS.slice(0, 2)], does: TEXT.choose },
      { keys: ['Enter'], does: TEXT.openDays },
      { keys: ['Space'], does: TEXT.move },
    ],
  },
];

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts, with a switch that disables single-key shortcuts. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const { formatMessage } = useIntl();
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Modal
      open={isOpen}
      title={formatMessage(TEXT.title)}
      footer={null}
      destroyOnHidden
      width="35rem"
      onCancel={onClose}
    >
      {GROUPS.map(({ title, shortcuts }) => (
        <section key={title.id} className={styles.group}>
          <h2>{formatMessage(title)}</h2>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does.id}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{formatMessage(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, which a label may name */}
      <label className={styles.switch}>
        <Switch
          checked={isOn}
          onChange={(on) => {
            turnShortcuts(on);
            setIsOn(on);
          }}
        />
        {formatMessage(TEXT.singleKeys)}
        <bdi dir="ltr" translate="no">
          <kbd>?</kbd> <kbd>/</kbd> <kbd>n</kbd> <kbd>j</kbd> <kbd>k</kbd>
        </bdi>
      </label>
    </Modal>
  );
}
