export const videoProgress = {
  fileName: 'video.js',
  code: `/** Start, quarters and end of an HTML video. YouTube is measured by GA4 itself. */
function trackVideo(video, title) {
  const left = [25, 50, 75]
  const tell = (event, percent) => {
    window.dataLayer = window.dataLayer || []
    window.dataLayer.push({ event, media_title: title, media_percent: percent })
  }
  video.addEventListener('play', () => tell('media_start', 0), { once: true })
  video.addEventListener('timeupdate', () => {
    const percent = (video.currentTime / video.duration) * 100
    while (left.length > 0 && percent >= left[0]) tell('media_progress', left.shift())
  })
  video.addEventListener('ended', () => tell('media_complete', 100), { once: true })
}

for (const video of document.querySelectorAll('video[data-title]')) trackVideo(video, video.dataset.title)
`,
}
