import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { SearchForm } from './search-form.tsx'

const meta = {
  title: 'Формы/Поиск',
  component: SearchForm,
  render: (args) => <Stateful {...args} />,
  args: { value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchForm>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof SearchForm>) {
  const [value, setValue] = useState(args.value)
  return <SearchForm {...args} value={value} onChange={setValue} />
}
export const Rules: Story = {
  name: '[SEARCH-06, SEARCH-07] Что можно искать',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '   {Enter}')
    await userEvent.clear(input)
    await userEvent.type(input, 'Москва{Enter}')
    await expect(canvas.getByText('Укажите квартиру или кадастровый номер')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, ' 77:01:0001001:1 {Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('77:01:0001001:1')
    await userEvent.clear(input)
    await userEvent.type(input, '77/01/1{Enter}')
    await userEvent.clear(input)
    await userEvent.type(input, '77 01 1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(3)
  },
}
export const Consent: Story = {
  name: '[SEARCH-04, SEARCH-05] С согласием',
  args: {
    value: '77:01:0001001:1',
    consent: (
      <>
        Согласен с <Link href="#privacy">политикой</Link> и <Link href="#offer">офертой</Link>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(canvas.getByText('Поставьте согласие на обработку персональных данных')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
