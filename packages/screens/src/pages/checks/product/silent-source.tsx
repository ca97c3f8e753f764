/** Shown below the list of what a report asks, wherever it is sold. */
export function SilentSource({ className }: { readonly className: string | undefined }) {
  return (
    <p className={className}>
      Если источник не ответил или ему не хватает данных, в отчете так и будет написано: «не проверено» и
      причина.
    </p>
  )
}
