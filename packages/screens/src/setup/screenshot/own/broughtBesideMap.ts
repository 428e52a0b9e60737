/** Scrolls the page to where a row is seen; on a phone the picture sticks above the list and covers what is under it. */
export function broughtBesideMap(row: HTMLElement): void {
  const { top, bottom, left } = row.getBoundingClientRect()
  const map = row.ownerDocument.querySelector('[data-ui=PictureMap] [data-part=frame]')?.getBoundingClientRect()
  const covered = map !== undefined && map.right > left ? map.bottom : 72
  if (top < covered || bottom > window.innerHeight) row.scrollIntoView({ block: covered > 72 ? 'end' : 'center' })
}
