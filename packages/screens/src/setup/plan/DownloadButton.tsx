import { Button, toast } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'

export interface DownloadButtonProps {
  file: { fileName: string; text: string }
  label: string
  type?: string
  /** The main one on its panel. */
  main?: boolean
}

export function DownloadButton({ file, label, type, main = false }: DownloadButtonProps) {
  const text = useText(setupText).files
  const press = () => {
    download(file.fileName, file.text, type)
    toast.success(text.downloaded(file.fileName))
  }
  return (
    <Button icon={Download} {...(main ? { tone: 'accent', look: 'solid' } : {})} onPress={press}>
      {label}
    </Button>
  )
}
