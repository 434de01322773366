/** The mean of what it was fitted on, and orthonormal axes of most variance, one row of `size` numbers each. */
export type Components = { readonly mean: Float64Array; readonly axes: readonly Float64Array[] };

const ROUNDS = 80;

/** Principal components of `rows` vectors of `size` numbers, by orthogonal iteration on their covariance. */
export function principalComponents(
  vectors: Float32Array,
  { rows, size, count }: { rows: number; size: number; count: number },
): Components {
  const mean = new Float64Array(size);
  for (let at = 0; at < rows * size; at += 1)
    mean[at % size] = (mean[at % size] ?? 0) + (vectors[at] ?? 0) / rows;
  const covariance = covarianceOf(vectors, mean, rows);
  let axes = orthonormal(Array.from({ length: count }, (_, axis) => startOf(axis, size)));
  for (let round = 0; round < ROUNDS; round += 1)
    axes = orthonormal(axes.map((axis) => times(covariance, axis)));
  return { mean, axes };
}

/** What a vector is along each axis. */
export function project(vectors: Float32Array, row: number, { mean, axes }: Components): Float64Array {
  const begin = row * mean.length;
  return Float64Array.from(axes, (axis) =>
    axis.reduce((sum, part, at) => sum + part * ((vectors[begin + at] ?? 0) - (mean[at] ?? 0)), 0),
  );
}

function covarianceOf(vectors: Float32Array, mean: Float64Array, rows: number): Float64Array[] {
  const size = mean.length;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  const centred = new Float64Array(size);
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < size; at += 1) centred[at] = (vectors[row * size + at] ?? 0) - (mean[at] ?? 0);
    for (const [one, line] of covariance.entries()) {
      const share = (centred[one] ?? 0) / rows;
      for (let other = 0; other < size; other += 1)
        line[other] = (line[other] ?? 0) + share * (centred[other] ?? 0);
    }
  }
  return covariance;
}

/** Fixed numbers in no order, so that every run begins and ends alike. */
function startOf(axis: number, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, at) => Math.sin((axis + 1) * 12.9898 + (at + 1) * 78.233));
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0);

const times = (matrix: readonly Float64Array[], vector: Float64Array): Float64Array =>
  Float64Array.from(matrix, (row) => dot(row, vector));

/** Gram and Schmidt: each axis made perpendicular to those before it, and of length 1. */
function orthonormal(axes: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const axis of axes) {
    const left = Float64Array.from(axis);
    for (const earlier of done) {
      const along = dot(left, earlier);
      for (let at = 0; at < left.length; at += 1) left[at] = (left[at] ?? 0) - along * (earlier[at] ?? 0);
    }
    const length = Math.sqrt(dot(left, left));
    done.push(left.map((part) => part / length));
  }
  return done;
}
