import { Button } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { useText } from '../../language.ts'
import { useTake } from '../../useTake.ts'
import { certificationText } from './texts.ts'

/** Saves a certificate as a PDF. */
export function DownloadCertificate({ id, title, size }: { id: string; title: string; size: 'standard' | 'small' }) {
  const { completed: text, of } = useText(certificationText)
  const take = useTake('certificates.download')
  return (
    <Button size={size} icon={Download} label={of(text.download, title)} busy={take.busy} blocked={take.blocked} onPress={() => void take.run(id)}>
      {text.download}
    </Button>
  )
}
