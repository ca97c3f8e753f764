import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { InColumn } from '../form-shell/in-column.tsx'
import type { FormPart } from '../form-shell/use-form.ts'
import { OwnerCheckPart } from './owner-check-part.tsx'
import type { OwnerCheckValues } from '../person-fields/use-person-form.ts'

interface DemoProps {
  onOutcome: (outcome: ReturnType<FormPart<OwnerCheckValues>['submit']>) => void
}

/** The order's button stands outside of the part. */
function Demo({ onOutcome }: DemoProps) {
  const part = useRef<FormPart<OwnerCheckValues>>(null)
  return (
    <InColumn wide>
      <OwnerCheckPart ref={part} />
      <Button onClick={() => part.current && onOutcome(part.current.submit())}>Оплатить</Button>
    </InColumn>
  )
}

const meta = {
  title: 'Формы/Собственник в заказе',
  component: OwnerCheckPart,
  parameters: {
    guide: {
      use: 'Часть оформления заказа: кого проверить и зачем. Отправляет ее кнопка заказа.',
      avoid: 'После оплаты возьмите «Проверку собственника»: у нее своя кнопка.',
    },
  },
  args: { onOutcome: fn(), ref: null },
  render: ({ onOutcome }) => <Demo onOutcome={onOutcome} />,
} satisfies Meta<DemoProps & React.ComponentProps<typeof OwnerCheckPart>>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Все отказы сразу, фокус на первом',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Оплатить' }))
    await expect(args.onOutcome).toHaveBeenCalledWith({ ok: false })
    await expect(canvas.getByLabelText('Фамилия собственника')).toHaveFocus()
    const named = canvas.getAllByRole('listitem').map((item) => item.textContent?.split(':')[0])
    await expect(named).toEqual(['Фамилия собственника', 'Имя', 'Дата рождения', 'Зачем проверяете'])
  },
}
export const Later: Story = {
  name: 'Собственник неизвестен',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /заполню позже/ }))
    await expect(canvas.queryByLabelText('Фамилия собственника')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Оплатить' }))
    await expect(args.onOutcome).toHaveBeenCalledWith({
      ok: true,
      values: { ownersData: [], purpose: 'purchase', ground: 'contract' },
    })
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
