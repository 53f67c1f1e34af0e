/**
 * The subset of React Router that the applications use: `react-router-dom` resolves to this file in every browser build,
 * because sharing the whole package would defeat tree shaking. The compiler resolves it the same way, so that a missing
 * name is a type error.
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type RouteObject,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
