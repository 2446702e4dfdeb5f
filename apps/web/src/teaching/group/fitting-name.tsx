import { fittingName } from './names.ts';

/** A name as it fits beside a face; where it is cut, whoever listens hears the whole of it. */
export function FittingName({ name }: { readonly name: string }) {
  const fitting = fittingName(name);
  if (fitting === name.trim()) return <bdi>{fitting}</bdi>;
  return (
    <>
      <bdi aria-hidden="true">{fitting}</bdi>
      <bdi className="reader-only">{name}</bdi>
    </>
  );
}
