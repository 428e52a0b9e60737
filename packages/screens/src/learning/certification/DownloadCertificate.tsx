import { Button } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { certificationText } from './texts.ts'

/** Saves a certificate as a PDF. */
export function DownloadCertificate({ id, title, size }: { id: string; title: string; size: 'standard' | 'small' }) {
  const { completed: text, of } = useText(certificationText)
  const act = useAct('certificates.download')
  const take = async () => {
    const made = await act.run({ id })
    if (made !== undefined) download(made.done.fileName, { base64: made.done.base64 }, made.done.type)
  }
  return (
    <Button size={size} icon={Download} label={of(text.download, title)} busy={act.busy} blocked={act.blocked} onPress={() => void take()}>
      {text.download}
    </Button>
  )
}
