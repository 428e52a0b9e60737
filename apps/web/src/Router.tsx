import { NavigationProvider, NotFound, type NavigationLinkProps, routes, Screen, Shell } from '@tagmason/screens'
import { Suspense, useMemo } from 'react'
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'

const RouterLink = ({ href, ...rest }: NavigationLinkProps) => <Link to={href} {...rest} />

/** Maps the route table into the shell. */
export function Router() {
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <Mounted />
    </BrowserRouter>
  )
}

function Mounted() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const navigation = useMemo(
    () => ({
      path: pathname,
      query: search.slice(1),
      handover: state as unknown,
      go: (path: string, { handover, replace = false }: { handover?: unknown; replace?: boolean } = {}) => void navigate(path, { state: handover, replace }),
    }),
    [pathname, search, state, navigate],
  )
  return (
    <NavigationProvider value={navigation}>
      <Shell link={RouterLink}>
        <Routes>
          {routes.map(({ path, screen: Content }) => (
            <Route
              key={path}
              path={path}
              caseSensitive
              element={
                <Screen key={path} path={path}>
                  <Content />
                </Screen>
              }
            />
          ))}
          <Route
            path="*"
            element={
              <Suspense>
                <NotFound />
              </Suspense>
            }
          />
        </Routes>
      </Shell>
    </NavigationProvider>
  )
}
