import { WorkspaceProvider } from '@tagmason/screens'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { workerWorkspace } from './client.ts'
import { Router } from './Router.tsx'

const workspace = workerWorkspace(new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }))

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no element with the id app, so there is no place to draw the product.')
createRoot(place).render(
  <StrictMode>
    <WorkspaceProvider workspace={workspace}>
      <Router />
    </WorkspaceProvider>
  </StrictMode>,
)
