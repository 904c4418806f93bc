/** Types for the only functions used of jstat, which has none. */
declare module 'jstat' {
  const jStat: {
    readonly normal: {
      /** Quantile of the normal distribution. */
      inv(share: number, mean: number, deviation: number): number;
    };
    readonly studentt: {
      /** Quantile of Student’s t distribution, with `freedom` degrees of freedom. */
      inv(share: number, freedom: number): number;
    };
  };
  export default jStat;
}
