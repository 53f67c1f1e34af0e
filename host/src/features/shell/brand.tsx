import { Link } from 'react-router-dom';
import styles from './brand.module.css';

/** The agency's logo and name as a link to the home page. */
export function Brand({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <Link to="/" className={[styles.brand, className].filter(Boolean).join(' ')}>
      <svg width="1.875rem" height="1.875rem" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M6 6h20v20H6z" />
        <path fill="currentColor" d="M6 6h20v20H6z" transform="rotate(45 16 16)" />
        <circle cx="16" cy="16" r="4.6" className={styles.eye} />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
