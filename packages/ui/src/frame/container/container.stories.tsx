import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactList } from '../../report/fact-list/fact-list.tsx'
import { Container, Panel, Section } from './container.tsx'

const meta = {
  title: 'Каркас/Раздел и лист',
  component: Section,
  subcomponents: { Panel, Container },
  parameters: {
    guide: {
      use: 'Раздел\u00a0— для\u00a0каждой смысловой части страницы, лист\u00a0— для\u00a0группы строк внутри раздела. Ширина и\u00a0поля уже заданы.',
      avoid:
        'Лист внутри листа не\u00a0кладут: разделите строки волосной линией. Для\u00a0страницы отчета берите «Лист» из\u00a0группы «Отчет».',
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Полчаса от адреса до ответа',
    note: 'Обычный заказ полной проверки.',
    background: 'grey',
    children: (
      <Panel title="Сведения об объекте" note="Храним 1 месяц" padded>
        <FactList
          facts={[
            { label: 'Вид объекта', value: 'Помещение, жилое' },
            { label: 'Назначение', value: 'Квартира' },
          ]}
        />
      </Panel>
    ),
  },
} satisfies Meta<typeof Section>

export default meta

type Story = StoryObj<typeof meta>

export const SectionStory: Story = {
  name: 'Раздел с\u00a0листом',
}
export const Deep: Story = {
  name: 'Темный',
  args: {
    title: 'Состояние источников',
    note: 'Если реестр молчит, мы так и\u00a0пишем.',
    background: 'deep',
    children: <p>Семь источников отвечают, один с&nbsp;перебоями.</p>,
  },
}
export const Phone: Story = {
  name: 'Телефон: лист от\u00a0края до\u00a0края, длинные заголовки',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Что собственник электросталелитейно-прокатного общежития обязан показать до\u00a0сделки',
    children: (
      <Panel
        title="Сведения об объекте и всех прежних правообладателях"
        note="Храним 1 месяц, затем удаляем"
        padded
      >
        <p>Из&nbsp;выписки от&nbsp;21.11.2026.</p>
      </Panel>
    ),
  },
  play: async ({ canvas }) => {
    const sheet = canvas
      .getByText(/^Сведения об объекте/)
      .closest('section')!
      .getBoundingClientRect()
    await expect([sheet.left, sheet.right]).toEqual([0, innerWidth])
  },
}
export const Width: Story = {
  name: '[UI-082] На широком экране колонка не шире 1150 px',
  globals: { viewport: { value: 'wide' } },
  parameters: {
    viewport: { options: { wide: { name: 'Широкий, 1600', styles: { width: '1600px', height: '900px' } } } },
  },
  render: () => (
    <Container>
      <p>Колонка страницы</p>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(1600)
    const { width } = canvas.getByText('Колонка страницы').getBoundingClientRect()
    await expect(width).toBe(1150)
  },
}
