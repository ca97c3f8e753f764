import { LinkButton } from '@proverka/ui/primitives'

/** The password of an email was used or is old: what to do about it stands beside the words (TRUE-10). */
export function MailedPasswordOver({ text, onReset }: { text: string; onReset: () => void }) {
  return (
    <>
      <p>{text}.</p>
      <LinkButton onClick={onReset}>Прислать новый пароль</LinkButton>
    </>
  )
}
