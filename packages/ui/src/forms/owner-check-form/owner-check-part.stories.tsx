import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OWNERS_LIMIT } from '@proverka/domain/orders'
import { Button } from '../../primitives/button/button.tsx'
import { InColumn } from '../form-shell/in-column.tsx'
import type { Draft, DraftPlace } from '../form-shell/draft.ts'
import type { FormPart } from '../form-shell/use-form.ts'
import { OwnerCheckPart } from './owner-check-part.tsx'
import type { OwnerCheckValues } from '../person-fields/use-person-form.ts'

interface DemoProps {
  onOutcome: (outcome: ReturnType<FormPart<OwnerCheckValues>['submit']>) => void
}

/** The order's button is outside of the part; the storage of the draft outlives it. */
function Demo({ onOutcome }: DemoProps) {
  const part = useRef<FormPart<OwnerCheckValues>>(null)
  const [draft] = useState(draftInMemory)
  const [visit, setVisit] = useState(1)
  return (
    <InColumn wide>
      <OwnerCheckPart key={visit} ref={part} draft={draft} />
      <Button onClick={() => part.current && onOutcome(part.current.submit())}>Оплатить</Button>
      <Button variant="quiet" onClick={() => setVisit(visit + 1)}>
        Открыть заново
      </Button>
    </InColumn>
  )
}

function draftInMemory(): DraftPlace {
  let kept: Draft = {}
  return { read: () => kept, write: (draft) => (kept = draft) }
}

const meta = {
  title: 'Формы/Собственник в заказе',
  component: OwnerCheckPart,
  parameters: {
    guide: {
      about: 'Собственники внутри оформления: без своей кнопки, уходят вместе с заказом.',
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fill = async (canvas: Canvas, at: number, name: string, birthDate: string) => {
  await userEvent.click(canvas.getAllByLabelText('Фамилия собственника')[at]!)
  await userEvent.paste(name)
  await userEvent.type(canvas.getAllByLabelText('Дата рождения')[at]!, birthDate)
}
export const Several: Story = {
  name: 'Собственников несколько: у каждого свои отказы, введенное переживает перезагрузку',
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Добавить собственника' })
    const pay = canvas.getByRole('button', { name: 'Оплатить' })
    await fill(canvas, 0, 'Ладогин Арсений Петрович', '14031987')
    await userEvent.click(add)
    await expect(canvas.getAllByLabelText('Фамилия собственника')[1]).toHaveFocus()
    await userEvent.click(add)
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await userEvent.click(pay)
    await expect(args.onOutcome).toHaveBeenLastCalledWith({ ok: false })
    const second = within(canvas.getByRole('group', { name: 'Собственник 2' }))
    await expect(second.getByLabelText('Фамилия собственника')).toHaveFocus()
    await expect(second.getByLabelText('Дата рождения')).toHaveAccessibleDescription('Обязательное поле')
    await fill(canvas, 1, 'Ладогина Вера Петровна', '02051990')
    await userEvent.click(pay)
    const third = within(canvas.getByRole('group', { name: 'Собственник 3' }))
    await expect(third.getByLabelText('Фамилия собственника')).toHaveFocus()
    await fill(canvas, 2, 'Образцов Илья', '01011970')
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать собственника 2' }))
    await expect(canvas.getByRole('button', { name: 'Добавить собственника' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть заново' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Оплатить' }))
    await expect(args.onOutcome).toHaveBeenLastCalledWith({
      ok: true,
      values: {
        ownersData: [
          expect.objectContaining({ lastName: 'Ладогин', middleName: 'Петрович' }),
          expect.objectContaining({ lastName: 'Образцов', birthDate: '1970-01-01', separated_name: true }),
        ],
        purpose: 'purchase',
        ground: 'contract',
      },
    })
  },
}
export const Most: Story = {
  name: 'Больше десяти не добавить; «заполню позже» прячет всех',
  play: async ({ canvas, args }) => {
    for (let count = 2; count <= OWNERS_LIMIT; count++)
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить собственника' }))
    await expect(canvas.queryByRole('button', { name: 'Добавить собственника' })).toBeNull()
    await expect(canvas.getByRole('group', { name: `Собственник ${OWNERS_LIMIT}` })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /заполню позже/ }))
    await expect(canvas.queryByRole('group', { name: 'Собственник 2' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Оплатить' }))
    await expect(args.onOutcome).toHaveBeenLastCalledWith({
      ok: true,
      values: { ownersData: [], purpose: 'purchase', ground: 'contract' },
    })
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
