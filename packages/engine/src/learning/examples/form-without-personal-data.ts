export const formWithoutPersonalData = {
  fileName: 'forms.js',
  code: `// Counts forms that were sent. Reads which form, never what was typed.
// Mark a form with data-track="contact"; forms without the mark are left alone.
document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.track === undefined) return
  window.dataLayer = window.dataLayer || []
  window.dataLayer.push({
    event: 'generate_lead',
    form_name: form.dataset.track,
    field_count: form.elements.length,
  })
})
`,
}
