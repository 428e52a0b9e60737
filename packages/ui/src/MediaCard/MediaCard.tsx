import type { ReactNode } from 'react'
import * as card from '../Card/Card.css.ts'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Drawing } from './Drawing.tsx'
import * as css from './MediaCard.css.ts'
import { type MediaSketch, Sketch } from './Sketch.tsx'

export type { MediaSketch } from './Sketch.tsx'

export interface MediaCardProps {
  /** What it is. */
  title: string
  /** Where the title leads; the card itself is no link. */
  href?: string
  /** A picture at 16 to 9; without it a sketch, or one drawn from the title. */
  picture?: string
  /** What is drawn where there is no picture: the kind of thing it is about, or what fires what in it. */
  sketch?: MediaSketch
  /** What is seen in the picture or stands for it; left out where the title says it all. */
  alt?: string
  /** A sentence or two. */
  detail?: ReactNode
  /** States and kinds, above the title. */
  badges?: ReactNode
  /** Who, how long, how much: small and muted, under the words. */
  facts?: ReactNode
  /** What can be done with it, at the foot. */
  actions?: ReactNode
  /** The level of its heading. */
  level?: HeadingLevel
}

/**
 * Something with a face: a course, a template, an extension. Stands in a Grid beside its like.
 * @example <MediaCard title="Consent Mode in practice" href="/learn/consent" badges={<Badge>Beginner</Badge>} facts="45 minutes" actions={<Button size="small">Start</Button>} />
 */
export function MediaCard({ title, href, picture, sketch, alt = '', detail, badges, facts, actions, level = 3 }: MediaCardProps) {
  return (
    <article data-ui="MediaCard" className={card.card({ sunken: false })}>
      <div data-part="media" className={css.media}>
        {picture === undefined ? <Drawn title={title} sketch={sketch} alt={alt} /> : <img src={picture} alt={alt} loading="lazy" className={css.picture} />}
      </div>
      <div className={card.body({ flush: false, headed: false })}>
        <Stack gap="xs">
          {badges ? <Inline>{badges}</Inline> : null}
          <Heading level={level} size="large">
            {href === undefined ? (
              title
            ) : (
              <Anchor href={href} className={css.title}>
                {title}
              </Anchor>
            )}
          </Heading>
          {detail ? <Text>{detail}</Text> : null}
          {facts ? (
            <Text size="small" tone="muted">
              {facts}
            </Text>
          ) : null}
        </Stack>
      </div>
      {actions ? (
        <div data-part="actions" className={card.foot}>
          {actions}
        </div>
      ) : null}
    </article>
  )
}

const Drawn = ({ title, sketch, alt }: { title: string; sketch: MediaSketch | undefined; alt: string }) =>
  sketch === undefined ? <Drawing title={title} alt={alt} /> : <Sketch of={sketch} alt={alt} />
