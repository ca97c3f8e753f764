/** A file as the client gives it: its bytes and the name that the server chose. */
export interface DownloadedFile {
  readonly blob: Blob
  readonly name: string
}
