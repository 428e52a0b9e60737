/** A file ready to save; `base64` are its bytes. */
export interface ReportFile {
  fileName: string
  type: string
  base64: string
}
