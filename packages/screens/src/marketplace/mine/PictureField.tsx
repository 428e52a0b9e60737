import { mostPictureBytes, type TemplatePicture } from '@tagmason/domain'
import { FileDrop, MediaCard, Stack } from '@tagmason/ui'
import { base64Of } from '../../base64Of.ts'
import { useText } from '../../language.ts'
import { mineText } from './texts.ts'

const types = ['image/png', 'image/jpeg', 'image/webp'] as const

/** A picture of what the template makes, and how it will be seen. */
export function PictureField({ picture, onChange }: { picture: TemplatePicture | null; onChange(picture: TemplatePicture | null): void }) {
  const { fields: text, editor } = useText(mineText)
  const take = async (file: File) => {
    const type = types.find((each) => each === file.type)
    if (type !== undefined) onChange({ fileName: file.name.slice(-255), type, base64: await base64Of(file) })
  }
  // Four letters of base64 are three bytes.
  const files = picture === null ? [] : [{ name: picture.fileName, size: Math.floor((picture.base64.length * 3) / 4) }]
  return (
    <Stack gap="s">
      <FileDrop
        label={text.picture}
        hint={text.pictureHint}
        accept={types.join(',')}
        maxBytes={mostPictureBytes}
        files={files}
        onChoose={([file]) => file && void take(file)}
        onRemove={() => onChange(null)}
      />
      {picture !== null && (
        <MediaCard title={editor.preview} picture={`data:${picture.type};base64,${picture.base64}`} alt={editor.pictureOf(picture.fileName)} />
      )}
    </Stack>
  )
}
