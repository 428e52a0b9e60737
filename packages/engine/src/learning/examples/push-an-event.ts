export const pushAnEvent = {
  fileName: 'push-event.js',
  code: `// Tells the data layer what happened. Runs before or after the container has loaded: pushes wait for it.
window.dataLayer = window.dataLayer || []

window.dataLayer.push({
  event: 'sign_up',
  method: 'email',
})
`,
}
