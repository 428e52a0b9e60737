import { recipe } from '../theme/style.ts'

const hideBelow = (width: number) => ({ '@media': { [`(max-width: ${width - 0.02}px)`]: { display: 'none' } } })
const hideFrom = (width: number) => ({ '@media': { [`(min-width: ${width}px)`]: { display: 'none' } } })

export const show = recipe({
  base: { display: 'contents' },
  variants: {
    from: { any: {}, tablet: hideBelow(768), desktop: hideBelow(1024), wide: hideBelow(1280) },
    below: { any: {}, tablet: hideFrom(768), desktop: hideFrom(1024), wide: hideFrom(1280) },
  },
})
