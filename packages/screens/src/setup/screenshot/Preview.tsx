import { Button, Dialog, ImagePreview } from '@tagmason/ui'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import type { Picture } from './readPicture.ts'
import { screenshotText } from './texts.ts'

/** The picture in small. */
export function Preview({ picture: { url, name, width, height } }: { picture: Picture }) {
  const text = useText(screenshotText)
  return <ImagePreview src={url} alt={text.preview(name)} width={width} height={height} />
}

/** All of the picture, on demand. */
export function ShowAll({ picture: { url, name, width, height } }: { picture: Picture }) {
  const text = useText(screenshotText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" icon={Maximize2} onPress={() => setOpen(true)}>
        {text.showAll}
      </Button>
      <Dialog size="large" open={open} onClose={() => setOpen(false)} title={name}>
        <ImagePreview whole src={url} alt={text.preview(name)} width={width} height={height} />
      </Dialog>
    </>
  )
}
