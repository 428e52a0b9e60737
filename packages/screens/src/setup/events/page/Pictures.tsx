import type { VisitorAnswer } from '@tagmason/domain'
import { Grid, ImagePreview, Text } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { pageCheckText } from './texts.ts'

/** What one visitor saw after each step. */
export function Pictures({ check, state }: { check: string; state: VisitorAnswer }) {
  const text = useText(pageCheckText)
  const pictures = useRead('pageChecks.pictures', { id: check }).filter((picture) => picture.state === state)
  if (pictures.length === 0)
    return (
      <Text size="small" tone="muted">
        {text.noPictures}
      </Text>
    )
  return (
    <Grid cells="large">
      {pictures.map(({ id, step, jpeg }) => (
        <ImagePreview key={id} src={`data:image/jpeg;base64,${jpeg}`} alt={text.picture(text.states[state], step)} width={1280} height={800} />
      ))}
    </Grid>
  )
}
