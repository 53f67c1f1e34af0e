/**
 * The part of React Router that our applications use: `react-router-dom` resolves to this file in every
 * browser build. Sharing the whole package would put all of it on the wire; a name that is missing here
 * is a type error, because the compiler resolves the same way.
 */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
