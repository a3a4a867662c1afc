export default {
  entry: "./src/main.ts",
  output: { publicPath: "auto" },
  module: { rules: [{ test: /\.ts$/, loader: "ts-loader" }] },
  resolve: { extensions: [".ts", ".js"] },
};
