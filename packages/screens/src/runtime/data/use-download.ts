import { useMutation } from '@tanstack/react-query'
import { notifyError } from '../error/notify-error.ts'
import { saveBlob } from './save-blob.ts'

/** A file of the server and the name that it gives it. */
interface NamedFile {
  readonly blob: Blob
  readonly name: string
}

/** A file that a button asks for, saved under its own name; a failure is a notice. */
export function useDownload<Input = void>(
  load: (input: Input) => Promise<NamedFile>,
  onSaved?: (input: Input) => void,
) {
  return useMutation({
    mutationFn: load,
    onSuccess: ({ blob, name }, input) => {
      saveBlob(blob, name)
      onSaved?.(input)
    },
    onError: (error) => {
      console.error('Файл не скачан', error)
      notifyError(error)
    },
  })
}
