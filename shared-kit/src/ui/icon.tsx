import type { SVGProps } from 'react';
import styles from './icon.module.css';

const PATHS = {
  arrowForward: 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v4M16 4v4',
  check: 'M5 13l4.5 4.5L19 7',
  chevronBack: 'M15 6l-6 6 6 6',
  chevronDown: 'M6 9l6 6 6-6',
  chevronForward: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  fuel: 'M5 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M4 20h11M7.5 8h4M14 12h2a1.5 1.5 0 0 1 1.5 1.5V17a1.5 1.5 0 0 0 3 0V9.5L17 6',
  gearbox: 'M6 5v14M12 5v14M18 5v7H6M6 3.5v.01M12 3.5v.01M18 3.5v.01',
  globe: 'M3.500 12a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0zM3.500 12h17M12 3.500c5 5 5 12 0 17c-5-5-5-12 0-17z',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  mapPin: 'M12 21c4.5-5 7-8.4 7-11.5a7 7 0 1 0-14 0C5 12.6 7.5 16 12 21zM12 7.200a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c.6-4 3.600-6 7.500-6s6.900 2 7.500 6',
  phone:
    'M6.5 3.500h3l1.5 4.5-2.2 1.600a12 12 0 0 0 5.6 5.600l1.6-2.2 4.5 1.500v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.700a2 2 0 0 1 2-2.200z',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13zM15.500 15.500 20 20',
  seat: 'M8 4.500a1.5 1.5 0 0 1 3 0l1 8h4a2 2 0 0 1 2 1.700l.8 5.300M9 13l-.5 3.500H17M7 20.500h9',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point along the line of text: mirrored where it runs from right to left. */
const DIRECTED: readonly IconName[] = ['arrowForward', 'chevronBack', 'chevronForward'];

/** A decorative line icon, drawn on 24 px. */
export function Icon({ name, className, ...rest }: { readonly name: IconName } & Omit<LineIconProps, 'path'>) {
  const directed = [DIRECTED.includes(name) && styles.directed, className].filter(Boolean).join(' ') || undefined;
  return <LineIcon path={PATHS[name]} className={directed} {...rest} />;
}

interface LineIconProps extends SVGProps<SVGSVGElement> {
  readonly path: string;
  /** In pixels at the usual text size, with which the icon grows. */
  readonly size?: number;
}

/** A decorative line icon with a custom path, drawn on 24 px. */
export function LineIcon({ path, size = 20, ...rest }: LineIconProps) {
  const rem = `${size / 16}rem`;
  return (
    <svg
      width={rem}
      height={rem}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
