/**
 * The subset of React Router that the applications use: `react-router-dom` resolves to this file in every browser build,
 * because sharing the whole package would defeat tree shaking; with links of its own. The compiler resolves it the same way, so that a missing
 * name is a type error.
 */
export {
  BrowserRouter,
  Navigate,
  type RouteObject,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { Link, type LinkProps, NavLink } from './link.tsx';
