import * as css from './ImagePreview.css.ts'

export interface ImagePreviewProps {
  /** Where the picture is: an address, or one that was made for a chosen file. */
  src: string
  /** What it shows; its accessible name. */
  alt: string
  /** Its own width in pixels; its room is kept while it loads. */
  width: number
  /** Its own height in pixels. */
  height: number
  /** All of it, as wide as its place, instead of at most 300 px of height. */
  whole?: boolean
}

/** From this height on, in widths, a picture would become a stripe: its top is shown instead. */
const tall = 1.5

/**
 * A picture that was chosen, at most 300 px high: all of it where it is not much higher than wide, else its top.
 * @example <ImagePreview src={url} alt="Preview of home.png" width={800} height={600} />
 */
export function ImagePreview({ src, alt, width, height, whole = false }: ImagePreviewProps) {
  const shape = whole ? 'whole' : height > width * tall ? 'cut' : 'fitted'
  return (
    <div data-ui="ImagePreview" data-shape={shape} className={css.frame}>
      <img src={src} alt={alt} width={width} height={height} className={css.picture({ shape })} />
    </div>
  )
}
