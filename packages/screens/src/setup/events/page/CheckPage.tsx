import { Alert, Button, Dialog, Skeleton, Stack } from '@tagmason/ui'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useNavigation, useQuery } from '../../../navigation.tsx'
import { useRead, useSpace } from '../../../workspace.tsx'
import { Checks } from './Checks.tsx'
import { NewCheck } from './NewCheck.tsx'
import { PageReport } from './PageReport.tsx'
import { pageCheckText } from './texts.ts'

/** Takes an address, and shows what its pages send in a real browser; the address of the screen names the report by `&check=`. */
export function CheckPage() {
  const text = useText(pageCheckText)
  const { path, go } = useNavigation()
  const close = () => go(path, { replace: true })
  const [check, setCheck] = useQuery('check')
  const isSample = useSpace() === 'sample'
  const { server } = useRead('session.get')
  const missing = isSample ? text.problems['sample'] : server?.browser === true ? undefined : text.problems['noBrowser']
  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={text.title}
      detail={text.detail}
      actions={
        <>
          {check !== '' && (
            <Button icon={ArrowLeft} onPress={() => setCheck('')}>
              {text.back}
            </Button>
          )}
          <Button onPress={close}>{text.close}</Button>
        </>
      }
    >
      <Guard key={check}>
        <Suspense fallback={<Skeleton shape="text" />}>
          {check !== '' ? (
            <PageReport id={check} />
          ) : (
            <Stack gap="l">
              {missing === undefined ? <NewCheck /> : <Alert tone="neutral" title={missing} />}
              {!isSample && <Checks />}
            </Stack>
          )}
        </Suspense>
      </Guard>
    </Dialog>
  )
}
