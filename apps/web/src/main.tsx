import type { Workspace } from '@tagmason/domain'
import { Entrance, EntranceProvider, isEntrance, type SharedAnswer, SharedPage, sharedToken, WorkspaceProvider } from '@tagmason/screens'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { httpWorkspace } from './client.ts'
import { Router } from './Router.tsx'
import { widgetsLater } from './widgetsLater.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no element with the id app, so there is no place to draw the product.')
const root = createRoot(place)

const product = (workspace: Workspace) => (
  <WorkspaceProvider workspace={workspace} timePasses>
    <Router />
  </WorkspaceProvider>
)
const show = (shown: ReactNode) => root.render(<StrictMode>{shown}</StrictMode>)

const entrance = () => import('./entrance.ts')
const open = () => entrance().then(({ httpEntrance }) => httpEntrance)
const { location } = window
const shared = sharedToken(location.pathname)
const openLink = (password?: string) => import('./shared.ts').then(({ openShared }) => openShared(shared ?? '', password), unreachable)
const unreachable = (): SharedAnswer => ({ refused: { code: 'unavailable' } })
const signedOut = () => void entrance().then((door) => door.signedOut())

// Whoever goes back to a page that the browser kept may have signed out since.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

// The product asks its server. The sample build (`vite build --mode sample`) needs none: its engine runs in a worker of the browser, and nobody signs in to it.
if (import.meta.env.MODE === 'sample') void import('./sample/workerWorkspace.ts').then(({ sampleWorkspace }) => show(product(sampleWorkspace())))
else if (shared !== null)
  show(
    <Suspense>
      <SharedPage token={shared} embedded={new URLSearchParams(location.search).has('embed')} ask={openLink} />
    </Suspense>,
  )
else
  show(
    <EntranceProvider open={open}>
      {isEntrance(location.pathname) ? (
        <Suspense>
          <Entrance path={location.pathname} query={location.search.slice(1)} />
        </Suspense>
      ) : (
        product(widgetsLater(httpWorkspace(signedOut)))
      )}
    </EntranceProvider>,
  )
