/** The class names of a style sheet, where no types of its own stand beside it. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
