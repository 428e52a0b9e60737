import { Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { InstallButton } from './InstallButton.tsx'
import { TakeButton } from './TakeButton.tsx'
import { storeText } from './texts.ts'
import { late } from '../../late.ts'

const TemplateDetails = late(() => import('./TemplateDetails.tsx'), 'TemplateDetails')

/** The template that the address names, and all that can be done with it. */
export function DetailsDrawer() {
  const text = useText(storeText)
  const [id, setId] = useQuery('template')
  const template = useRead('store.list').rows.find((row) => row.id === id)
  return (
    <Drawer
      open={template !== undefined}
      onClose={() => setId('')}
      title={template?.name ?? text.details}
      detail={template?.description}
      actions={
        template !== undefined && (
          <>
            <TakeButton template={template} main />
            {template.owned && <InstallButton template={template} />}
          </>
        )
      }
    >
      {template !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <TemplateDetails id={id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
