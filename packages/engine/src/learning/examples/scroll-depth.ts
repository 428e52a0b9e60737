export const scrollDepth = {
  fileName: 'scroll.js',
  code: `// Four marks of the page’s height, each at most once.
const marks = [25, 50, 75, 100]

function look() {
  const room = document.documentElement.scrollHeight - window.innerHeight
  const seen = room <= 0 ? 100 : (window.scrollY / room) * 100
  while (marks.length > 0 && seen >= marks[0] - 0.5) {
    window.dataLayer = window.dataLayer || []
    window.dataLayer.push({ event: 'scroll_mark', percent: marks.shift() })
  }
  if (marks.length === 0) window.removeEventListener('scroll', look)
}

window.addEventListener('scroll', look, { passive: true })
look()
`,
}
