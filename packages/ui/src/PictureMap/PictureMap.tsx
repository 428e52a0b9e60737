import type { PictureArea } from './area.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { MapArea } from './MapArea.tsx'
import * as css from './PictureMap.css.ts'
import { broughtIntoSight, depthsOf, placeOf } from './places.ts'

export interface PictureMapProps {
  /** What the picture shows, and that there are areas on it; the accessible name of the group. */
  label: string
  /** Where the picture is; a blank sheet of its shape when left out. */
  src?: string
  /** In pixels. */
  width: number
  /** In pixels. */
  height: number
  /** Pixels of the picture a pixel of the page: 2 for a picture of a fine screen. */
  ratio?: number
  /** As large as the page was; `fit` makes it no wider than its place. */
  scale?: 'fit' | 'actual'
  /** In the order of reading. */
  areas: readonly PictureArea[]
  /** What is said of the areas: beside the picture, or under it where there is less than 760 px; the picture stays in sight while it scrolls. */
  children?: ReactNode
  /** The id of the one that is spoken of beside it; it is brought into sight. */
  chosen?: string | null
  /** The id of one that is pointed at beside it. */
  pointed?: string | null
  /** Given the id that was pressed, by a pointer, Enter or Space. */
  onChoose(id: string): void
  /** Given the id that the pointer or the focus is on; null when it leaves. */
  onPoint?(id: string | null): void
}

const ways: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * A picture with areas that can be chosen. One stop of the Tab key; arrows, Home and End go through the areas in the order of reading.
 * @example <PictureMap label="home.png with its elements" src={url} width={1280} height={900} areas={areas} chosen={chosen} onChoose={choose} />
 */
export function PictureMap({
  label,
  src,
  width,
  height,
  ratio = 1,
  scale = 'fit',
  areas,
  children,
  chosen = null,
  pointed = null,
  onChoose,
  onPoint,
}: PictureMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<string | null>(null)
  const stop = [last, chosen].find((id) => areas.some((area) => area.id === id)) ?? areas[0]?.id
  const depths = depthsOf(areas)
  useEffect(() => {
    const part = chosen === null ? null : frame.current?.querySelector<HTMLElement>(`[data-area="${CSS.escape(chosen)}"]`)
    if (frame.current && part) broughtIntoSight(frame.current, part)
  }, [chosen])
  const go = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const all = frame.current?.querySelectorAll<HTMLElement>('[data-part=area]') ?? []
    const at = areas.findIndex((area) => area.id === stop)
    all[Math.min(Math.max(at + way, 0), areas.length - 1)]?.focus()
  }
  return (
    <div data-ui="PictureMap" className={css.room}>
      <div className={css.both}>
        {/* Without areas nothing in it takes the focus, so that it takes it itself: keyboards must be able to scroll it. */}
        <div ref={frame} data-part="frame" role="group" aria-label={label} tabIndex={areas.length === 0 ? 0 : undefined} className={css.frame}>
          <div className={css.stage({ scale })} style={{ inlineSize: width / ratio }}>
            <div data-part="sheet" className={css.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
              {src === undefined ? null : <img src={src} alt="" draggable={false} className={css.picture} />}
              {areas.map((area, at) => (
                <MapArea
                  key={area.id}
                  area={area}
                  place={placeOf(area, width, height)}
                  depth={depths[at] ?? 0}
                  pointed={area.id === pointed}
                  chosen={area.id === chosen}
                  stop={area.id === stop}
                  onKeyDown={go}
                  onChoose={() => onChoose(area.id)}
                  onFocus={() => setLast(area.id)}
                  onPoint={(on) => onPoint?.(on ? area.id : null)}
                />
              ))}
            </div>
          </div>
        </div>
        {children === undefined ? null : (
          <div data-part="beside" className={css.beside}>
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
